/**
 * Schema keywords that only the editor reads, for completions and hover texts. They are extensions of VS Code
 * (https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings); validation ignores them.
 */
export const editorKeywords = [
  'defaultSnippets',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
  'suggestSortText',
  'template',
];

/**
 * The keyword with the name of a definition's type in `types.generated.ts`. `title` does not work here: the editor
 * shows a title above the description of every field that refers to the definition.
 */
export const TYPE_NAME = 'typeName';

/**
 * The keywords that say what a value refers to, which names a config declares, what goes with a lost link, and which
 * variants of a block show a field.
 */
export const referenceKeywords = ['refersTo', 'declares', 'declaresKeys', 'essential', 'shownBy'];

/** The keyword with `errorMessage` in other languages, which the editor does not know. */
export const messageKeywords = ['errorMessages'];

/** The keyword of an object with one value for each language of the site; `withLanguages()` reads it. */
export const PER_LANGUAGE = 'perLanguage';
