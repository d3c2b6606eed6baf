import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type JSONDocument,
  type SchemaConfiguration,
} from 'vscode-json-languageservice';
import { root } from './sites';

/** The character that marks the cursor in the text of a test. */
const CURSOR = '¦';

interface OpenFile {
  document: TextDocument;
  json: JSONDocument;
}

/**
 * The JSON language service of VS Code, with the settings of the editor. It loads the schema from `$schema` and returns
 * completions, descriptions and problems.
 */
export class Editor {
  private readonly service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
    workspaceContext: {
      resolveRelativePath: (relative, base) => new URL(relative, base).href,
    },
    // The capabilities of VS Code. Without them, the documentation has no Markdown and the values have no snippets.
    clientCapabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown'], commitCharactersSupport: true } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });

  /** @param schemas the schemas of files, as in `json.schemas` of `.vscode/settings.json` */
  constructor(schemas: SchemaConfiguration[] = []) {
    this.service.configure({ validate: true, allowComments: false, schemas });
  }

  /**
   * Returns the problems that the editor underlines.
   *
   * @param text the content of the file
   * @param name the name of the file in the project
   */
  async problems(text: string, name?: string): Promise<Diagnostic[]> {
    const { document, json } = this.open(text, name);
    // The settings of VS Code: an unreadable schema, a comment and a trailing comma are errors.
    return this.service.doValidation(document, json, {
      schemaRequest: 'error',
      schemaValidation: 'error',
      comments: 'error',
      trailingCommas: 'error',
    });
  }

  /**
   * Returns the completions of Ctrl+Space.
   *
   * @param text the content of the file, with `¦` at the cursor
   */
  async completions(text: string, name?: string): Promise<CompletionItem[]> {
    const at = text.indexOf(CURSOR);
    if (at === -1) throw new Error(`The text has no ${CURSOR}.`);
    const { document, json } = this.open(text.replace(CURSOR, ''), name);
    const list = await this.service.doComplete(document, document.positionAt(at), json);
    return list?.items ?? [];
  }

  /**
   * Returns the description that the editor shows on hover.
   *
   * @param text the content of the file, with `¦` at the mouse
   * @returns the Markdown; empty when nothing is shown
   */
  async hover(text: string, name?: string): Promise<string> {
    const at = text.indexOf(CURSOR);
    if (at === -1) throw new Error(`The text has no ${CURSOR}.`);
    const { document, json } = this.open(text.replace(CURSOR, ''), name);
    const shown = await this.service.doHover(document, document.positionAt(at), json);
    return [shown?.contents ?? []]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.value))
      .join('\n');
  }

  private open(text: string, name = 'site.config.json'): OpenFile {
    const document = TextDocument.create(pathToFileURL(join(root, name)).href, 'json', 1, text);
    return { document, json: this.service.parseJSONDocument(document) };
  }
}
