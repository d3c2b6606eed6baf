import { Component, useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Button, ButtonLink } from '../../ui/action';
import { Section, Lead, Container } from '../../ui/layout';
import { createTranslation } from '../translation';

/** The page for a page that cannot be shown, with links to continue. */
export function ErrorPage({ layout: { home, organization } }: { layout: LayoutData }) {
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
          <ButtonLink link={organization.details.phone} secondary />
          <ButtonLink link={organization.details.email} secondary />
        </Links>
      </Stack>
    </Section>
  );
}

/** The same page alone, for when the layout around the pages fails to render. */
export function LayoutErrorPage({ layout }: { layout: LayoutData }) {
  // The router is unmounted, so back and forward must reload the page.
  useEffect(() => addEventListener('popstate', () => location.reload()), []);
  return (
    <I18nextProvider i18n={createTranslation(layout)}>
      <main id="main">
        <ErrorPage layout={layout} />
      </main>
    </I18nextProvider>
  );
}

/** Shows something else when its children fail to render. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
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
