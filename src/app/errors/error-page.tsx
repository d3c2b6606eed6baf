import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactDetailsData, LinkData } from '../../site/page-data.types';
import { Button, ButtonLink } from '../../ui/action';
import { Section, Lead, Container } from '../../ui/layout';

interface Props {
  home: LinkData;
  details: Pick<ContactDetailsData, 'phone' | 'email'>;
}

/** The page for a page that cannot be shown, with links to continue. */
export function ErrorPage({ home, details }: Props) {
  const { t } = useTranslation();
  return (
    <Section>
      <Stack>
        <h1 tabIndex={-1}>{t('frame.problem.title')}</h1>
        <Lead>{t('frame.problem.text')}</Lead>
        <Links>
          <Button as="button" type="button" onClick={() => location.reload()}>
            {t('frame.problem.reload')}
          </Button>
          <ButtonLink link={home} secondary />
          <ButtonLink link={details.phone} secondary />
          <ButtonLink link={details.email} secondary />
        </Links>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: 24px;
  min-block-size: 50vh;
  align-content: center;
  justify-items: start;
  h1 {
    max-inline-size: 14em;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-block-start: 12px;
`;
