import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Drawing } from './drawing';

/**
 * Renders two drawings side by side, before and after a project, in reading order: they are the two views of one file,
 * which is not mirrored. The box around them sets their size.
 */
export function Pair({ src, className }: { src: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <Halves className={className} data-pair aria-hidden="true">
      <div>
        <Drawing src={`${src}#before`} />
        <span>{t('frame.cases.before')}</span>
      </div>
      <div>
        <Drawing src={`${src}#after`} />
        <span>{t('frame.cases.after')}</span>
      </div>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  > div {
    position: relative;
    overflow: clip;
  }
  picture {
    position: absolute;
    inset: 0;
  }
  span {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: 5px 13px;
    font: 600 var(--type-small) / 1.4 var(--body);
    color: var(--band);
    background: var(--band-text);
    border: 1px solid transparent; /* visible in forced colors */
  }
  > :last-child > span {
    background: var(--light);
  }
`;
