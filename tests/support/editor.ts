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

/** The sign that stands for the cursor in a text that a test writes. */
const CURSOR = '¦';

interface OpenFile {
  document: TextDocument;
  json: JSONDocument;
}

/**
 * The part of VS Code that reads JSON, as the editor itself runs it: it follows `$schema` to the files of
 * `schema/` and says what may be typed, what a field is for, and what is wrong.
 */
export class Editor {
  private readonly service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
    workspaceContext: {
      resolveRelativePath: (relative, base) => new URL(relative, base).href,
    },
    // What VS Code tells the service of itself: without it no documentation has markdown and no value a snippet.
    clientCapabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown'], commitCharactersSupport: true } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });

  /** @param schemas the files that settings give a schema, as `json.schemas` of `.vscode/settings.json` does */
  constructor(schemas: SchemaConfiguration[] = []) {
    this.service.configure({ validate: true, allowComments: false, schemas });
  }

  /**
   * What the editor underlines.
   *
   * @param text the whole file
   * @param name its name in the project
   */
  async problems(text: string, name?: string): Promise<Diagnostic[]> {
    const { document, json } = this.open(text, name);
    // As VS Code sets them: a schema that cannot be read is said, a comment and a comma too many are errors.
    return this.service.doValidation(document, json, {
      schemaRequest: 'error',
      schemaValidation: 'error',
      comments: 'error',
      trailingCommas: 'error',
    });
  }

  /**
   * What Ctrl+Space offers at a place.
   *
   * @param text the whole file, with `¦` where the cursor stands
   */
  async completions(text: string, name?: string): Promise<CompletionItem[]> {
    const at = text.indexOf(CURSOR);
    if (at === -1) throw new Error(`no ${CURSOR} in the text`);
    const { document, json } = this.open(text.replace(CURSOR, ''), name);
    const list = await this.service.doComplete(document, document.positionAt(at), json);
    return list?.items ?? [];
  }

  /**
   * What is shown when the mouse rests on a place.
   *
   * @param text the whole file, with `¦` where the mouse is
   * @returns the words, as markdown; empty when nothing is shown
   */
  async hover(text: string, name?: string): Promise<string> {
    const at = text.indexOf(CURSOR);
    if (at === -1) throw new Error(`no ${CURSOR} in the text`);
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
