import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemMessage, type Problem } from '../../config/source/problem';
import { problemRules } from '../rules/problem-rules';

/**
 * Formats problems as SARIF 2.1.0, which code scanning services read:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 *
 * @param pointerOf returns the JSON pointer of a problem, as `problemPointers()` does
 */
export function sarifReport(problems: Problem[], pointerOf: (problem: Problem) => string): string {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted();
  const run = {
    tool: {
      driver: {
        name: 'validate',
        rules: codes.map((id) => ({ id, shortDescription: { text: problemRules[id] ?? id } })),
      },
    },
    // Columns are counted in UTF-16 code units, as in JavaScript.
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem) => ({
      ruleId: problem.code,
      ruleIndex: codes.indexOf(problem.code),
      level: problem.severity,
      message: { text: problemMessage(problem) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: address(problem.file) },
            region: { startLine: problem.line, startColumn: problem.column },
          },
          logicalLocations: [{ fullyQualifiedName: pointerOf(problem), kind: 'value' }],
        },
      ],
    })),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

/** Returns a relative URI for a file of the project, and a `file:` URI for any other file. */
function address(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : encodeURI(file);
}
