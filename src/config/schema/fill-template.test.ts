import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template';

it('a placeholder gets its value, its default or its first choice', () => {
  const template = { id: '${1:mon-service}', path: '/${2:web}/${1:mon-service}', kind: '${3|page,service|}' };
  expect(fillTemplate(template)).toEqual({ id: 'mon-service', path: '/web/mon-service', kind: 'page' });
  expect(fillTemplate(template, { '${1:mon-service}': 'seo' })).toEqual({
    id: 'seo',
    path: '/web/seo',
    kind: 'page',
  });
});

it('a text with an empty value is left out, and other values stay as they are', () => {
  const template = { title: { fr: '${1:Oui}', en: 'Yes: ${2:Yes}' }, list: [7, true, '${2:Yes}'] };
  const values = { '${1:Oui}': 'Non', '${2:Yes}': '' };
  expect(fillTemplate(template, values)).toEqual({ title: { fr: 'Non' }, list: [7, true, ''] });
});
