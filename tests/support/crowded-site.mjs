import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes a copy of the engine's complete site so that its lines have as much as they can have. In the header: a company
 * name of 24 letters, a section more, ten entries, one of them a word of German length, and Spanish. Everywhere: a
 * telephone number of 15 digits, and amounts and statistics of seven digits and more.
 *
 * @param {string} folder the folder of the copy
 */
export function crowd(folder) {
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const { organization, languages, theme, menus, pages, values } = config;
  organization.name = 'Boussole & Associés Maroc';
  organization.phone = '+423123456789012';
  Object.assign(values.website, { amount: 12_500_000, upTo: 87_500_000 });
  Object.assign(values.accounting, { amount: 1_234_567.89 });
  for (const { items } of pages.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'stats'))
    Object.assign(items[0], { value: 1_250_000 });
  languages.push({
    code: 'es',
    name: 'Español',
    label: 'es',
    locale: 'es-ES',

    numbers: '1.234,5 %',
  });
  const words = (language) => JSON.parse(readFileSync(join(folder, `locales/${language}.json`), 'utf8'));
  // Spanish has the plural forms of French.
  const spanish = { ...words('en'), frame: words('fr').frame };
  writeFileSync(join(folder, 'locales/es.json'), JSON.stringify(spanish));
  theme.sections.formation = { ...theme.sections.web, page: 'formation' };
  pages.push({
    id: 'formation',
    path: '/formation',
    kind: 'section',
    section: 'formation',
    name: inEachLanguage('Formation', 'Training', 'التكوين'),
    summary: inEachLanguage('Des cours dans vos locaux.', 'Courses in your offices.', 'دورات في مقركم.'),
    title: inEachLanguage(
      'Formation des équipes au Maroc',
      'Team training in Morocco',
      'تكوين الفرق بالمغرب',
    ),
    description: inEachLanguage(
      'Des cours pour vos équipes, dans vos locaux ou à distance, avec un programme écrit avant le premier jour.',
      'Courses for your teams, in your offices or online, with a written programme before the first day.',
      'دورات لفرقكم في مقركم أو عن بعد، مع برنامج مكتوب قبل اليوم الأول وتقييم في نهاية كل دورة.',
    ),
    blocks: [
      {
        type: 'hero',
        variant: 'section',
        title: inEachLanguage('Vos équipes apprennent.', 'Your teams learn.', 'فرقكم تتعلم.'),
      },
      {
        type: 'call-to-action',
        title: inEachLanguage(
          'Que veulent apprendre vos équipes\u202f?',
          'What should your teams learn?',
          'ماذا تريد فرقكم أن تتعلم؟',
        ),
        text: inEachLanguage('Dites-nous leur métier.', 'Tell us what they do.', 'اذكروا لنا عملها.'),
        actions: [{ label: 't:actions.quote', to: 'contact#formation' }],
      },
    ],
  });
  menus.header.splice(4, 0, { section: 'formation' });
  menus.header.splice(-1, 0, {
    page: 'plan-du-site',
    label: inEachLanguage('Unternehmensgründung', 'Unternehmensgründung', 'والمستعملين والمستفيدين'),
  });
  writeFileSync(file, JSON.stringify(config));
}

function inEachLanguage(fr, en, ar) {
  return { fr, en, ar, es: en };
}
