import { dirname, relative } from 'node:path';
import { say, setMessageLanguage, shellLanguage, type MessageLanguage } from './text/message-language';
import { LARGEST_PORT, wholeNumber } from './text/whole-number';

/** What the program takes from where it is started. Code below the commands gets these values and reads no variable. */
export interface Environment {
  /** The folder in which the command was typed; relative paths in its arguments start there. */
  folder: string;
  /** The folder of the site as it was typed; undefined for the site of the project. */
  site: string | undefined;
  language: MessageLanguage;
  /** Returns the time, or the one that `SOURCE_DATE_EPOCH` sets: it decides the year, and until when `security.txt` is valid. */
  now: () => Date;
  /** The port of a local server; undefined for the usual one of the command. */
  port: number | undefined;
  hasColors: boolean;
  /** All variables, with those of the mail service (`VITE_EMAILJS_…`); for programs that a command starts. */
  variables: Readonly<Record<string, string | undefined>>;
}

/** Where a command was typed: the folder in which its process was started, and the variables. */
export interface Shell {
  folder: string;
  variables: Environment['variables'];
}

const defaults: Environment = {
  folder: process.cwd(),
  site: undefined,
  language: 'en',
  now: () => new Date(),
  port: undefined,
  hasColors: false,
  variables: {},
};

/** The environment of the command that runs; that of no shell in a test. */
export let environment = defaults;

/** Sets the environment. What is not given is as in no shell. */
export function setEnvironment(given: Partial<Environment>): void {
  environment = { ...defaults, ...given };
  setMessageLanguage(environment.language);
}

/**
 * Reads the environment of a command.
 *
 * @throws when a variable has a value that means nothing
 */
export function readEnvironment({ folder, variables }: Shell, project: string): Omit<Environment, 'site'> {
  const { PORT, SOURCE_DATE_EPOCH, NO_COLOR, FORCE_COLOR, TERM } = variables;
  const language = shellLanguage(variables);
  setMessageLanguage(language);
  const isTerminal = Boolean(process.stdout.isTTY) && !NO_COLOR && TERM !== 'dumb';
  return {
    folder: npmFolder(folder, project, variables) ?? folder,
    language,
    now: clock(numberOf('SOURCE_DATE_EPOCH', SOURCE_DATE_EPOCH, LARGEST_EPOCH, 1_767_225_600)),
    port: numberOf('PORT', PORT, LARGEST_PORT, 4173),
    hasColors: FORCE_COLOR === undefined ? isTerminal : !['0', 'false'].includes(FORCE_COLOR),
    variables,
  };
}

/**
 * Returns the folder in which npm was called to start the command in the project. A program that another script of npm starts
 * inherits these variables as well.
 */
function npmFolder(folder: string, project: string, { INIT_CWD, npm_package_json }: Shell['variables']) {
  const isProject = (path: string) => relative(project, path) === '';
  return isProject(folder) && isProject(dirname(npm_package_json ?? '')) ? INIT_CWD : undefined;
}

/** Sets a variable that a library reads, while a task runs. */
export async function withVariable<T>(name: string, value: string, task: () => Promise<T>): Promise<T> {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return await task();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

/** Returns the clock of reproducible builds (reproducible-builds.org/specs/source-date-epoch), or that of the machine. */
function clock(epoch: number | undefined): Environment['now'] {
  return () => (epoch === undefined ? new Date() : new Date(epoch * 1000));
}

/** The last second of the year 2286, with ten digits: milliseconds have more. */
const LARGEST_EPOCH = 9_999_999_999;

/** Returns a variable that is a whole number; undefined when it is not set. */
function numberOf(name: string, text: string | undefined, largest: number, example: number) {
  if (!text) return undefined;
  const number = wholeNumber(text, largest);
  if (number !== undefined) return number;
  throw new Error(
    say({
      en: `${name} is a whole number from 0 to ${largest}, such as ${example}, not "${text}".`,
      fr: `${name} est un nombre entier de 0 à ${largest}, comme ${example}, et non « ${text} ».`,
    }),
  );
}
