import type { FieldData } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { keywordsAt, type Keywords } from '../../../config/references/keywords';
import type { ReferenceKind } from '../../../config/references/reference';
import type { SchemaNode } from '../../../config/schema/schema-node';
import { isObject, valueAt, type Path } from '../../../lib/json';
import { groupBy } from '../../../lib/lists/group-by';
import type { reservedTargets } from '../../../site/parts/target';
import { sayingAt } from './question/figures';

/** Returns the values that a field may have, with their French names: choices, or what the site has and calls so. */
export function optionsOf(context: Context, { node, refersTo, items }: Keywords): FieldData['options'] {
  if (node.type === 'boolean') return booleans;
  const list = items?.node ?? node;
  const choices = choicesIn(list).map((choice, index) => {
    const value = String(choice);
    return { value, name: list.frenchEnumNames?.[index] ?? value };
  });
  const pattern = new RegExp(node.pattern ?? '', 'u');
  const all = [...choices, ...named(context, refersTo).filter(({ value }) => pattern.test(value))];
  const groups = groupBy(all, ({ name }) => name);
  return all.map(({ value, name }) => {
    const isAlone = groups.get(name)?.length === 1;
    return { value, name: isAlone ? name : `${name} (${value})` };
  });
}

/** Returns the choices of the schema. */
export function choicesIn(node: SchemaNode | undefined): unknown[] {
  return node?.enum ?? (node?.const === undefined ? [] : [node.const]);
}

const booleans = [
  { value: 'true', name: 'Oui' },
  { value: 'false', name: 'Non' },
];

function named(context: Context, kind: ReferenceKind | undefined): FieldData['options'] {
  if (kind === 'picture') return context.publicFiles.map((file) => ({ value: `/${file}`, name: file }));
  if (kind === 'place') return placesIn(context);
  if (kind === 'target') return [...placesIn(context), ...ways];
  return context.declarations
    .filter((each) => each.kind === kind)
    .map(({ name: value, path }) => ({ value, name: calledAt(context, path) ?? value }));
}

/** The ways to reach the company. */
const ways = Object.entries({
  phone: 'Téléphone',
  email: 'E-mail',
  chat: 'Messagerie',
} satisfies Record<(typeof reservedTargets)[number], string>).map(([value, name]) => ({ value, name }));

/** Returns each page, followed by the places on it. */
function placesIn(context: Context): FieldData['options'] {
  const { anchors, config, declarations } = context;
  const pages = new Map(named(context, 'page').map(({ value, name }) => [value, name]));
  const names = new Map(
    declarations
      .filter(({ kind }) => kind === 'anchor')
      .map(({ name, path }) => [`${config.pages[Number(path[1])]?.id}#${name}`, calledAt(context, path)]),
  );
  return [...anchors].flatMap(([page, own]) => {
    const title = pages.get(page) ?? page;
    const places = [...own].map((anchor) => {
      const value = `${page}#${anchor}`;
      return { value, name: `${title} › ${names.get(value) ?? pages.get(anchor) ?? anchor}` };
    });
    return [{ value: page, name: title }, ...places];
  });
}

/** Returns what people call a part of the config or what has a name there: its first text, or else that of the page or section that it names. */
export function calledAt(context: Context, path: Path): string | undefined {
  const { config, declarations, findReferences } = context;
  const part = isObject(valueAt(config, path)) ? path : path.slice(0, -1);
  const fields = Object.keys(Object(valueAt(config, part)) as object).map((name) => [...part, name]);
  const kindOf = (field: Path) => keywordsAt(findReferences.keywords, config, field)?.refersTo;
  const text = fields.find((field) => kindOf(field) === 'text');
  if (text) return sayingAt(context, text);
  const link = fields.find((field) => ['page', 'section'].includes(kindOf(field) ?? ''));
  const declared =
    link && declarations.find(({ kind, name }) => kind === kindOf(link) && name === valueAt(config, link));
  return declared && calledAt(context, declared.path);
}
