// An extension of VS Code, which completes the names in the config of a site. It is recommended to whoever opens this folder
// (https://code.visualstudio.com/docs/configure/extensions/extension-marketplace#_workspace-recommended-extensions).
const { languages, CompletionItem, CompletionItemKind, Range } = require('vscode');

/** VS Code calls it when a JSON file is opened. */
exports.activate = ({ subscriptions }) => {
  const config = { language: 'json', pattern: '**/site.config.json' };
  subscriptions.push(languages.registerCompletionItemProvider(config, { provideCompletionItems }, '"'));
};

async function provideCompletionItems(document, position) {
  // Loaded on demand: it needs the packages, which the first command installs.
  const { namesAt } = require('./names-at.cjs');
  const offset = document.offsetAt(position);
  const { start, end, names } = await namesAt(document.uri.toString(), document.getText(), offset);
  const range = new Range(document.positionAt(start), document.positionAt(end));
  return names.map(({ name, detail }) => {
    const item = new CompletionItem(
      { label: `"${name}"`, description: detail },
      CompletionItemKind.Reference,
    );
    return Object.assign(item, { range, insertText: `"${name}"` });
  });
}
