/**
 * Keywords of the schema that are for the editor alone: what it offers, shows and says. They are VS Code's own
 * (https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings); no check knows them.
 */
export const editorKeywords = [
  'defaultSnippets',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'markdownDescription',
  'suggestSortText',
];

/**
 * The keyword with the name of a definition's type in `types.generated.ts`. It is no `title`, for the editor shows a
 * title above the description of every field that refers to the definition.
 */
export const TYPE_NAME = 'typeName';
