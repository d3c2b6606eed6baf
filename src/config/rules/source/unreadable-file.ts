import { commandLine, restoreLine } from '../../../lib/command/command-line';
import type { RuleInfo } from '../../rule-info';

export const unreadableFile = {
  code: 'FILE-001',
  severity: 'error',
  summary: { en: 'A file cannot be read.', fr: 'Un fichier ne peut pas être lu.' },
  docs: {
    en: 'A file of the site cannot be opened: it does not exist, it is a folder, or your account may not read it. Without it nothing else can be checked, and nothing is published.\n\nCheck whether the file was moved, renamed or deleted, and restore it: `site.config.json` is at the top of the project, the texts are in `locales/fr.json`, `locales/en.json` and `locales/ar.json`.',
    fr: 'Impossible d’ouvrir un fichier du site : il n’existe pas, c’est un dossier, ou votre compte n’a pas le droit de le lire. Sans lui, rien d’autre ne peut être vérifié, et rien n’est publié.\n\nVérifiez si le fichier a été déplacé, renommé ou supprimé, et restaurez-le : `site.config.json` se trouve à la racine du projet, les textes dans `locales/fr.json`, `locales/en.json` et `locales/ar.json`.',
  },
  examples: { none: 'It is about a file that does not exist, and no change of a file shows that.' },
  messages: {
    missing: ({ file }: { file: string }) => ({
      en: `${file} does not exist. Check whether it was moved or renamed, or restore it: ${restoreLine(file)}`,
      fr: `${file} n’existe pas. Vérifiez s’il a été déplacé ou renommé, ou rétablissez-le : ${restoreLine(file)}`,
    }),
    newLanguage: ({ language, file }: { language: string; file: string }) => ({
      en: `${file} does not exist. If the language is new, write its texts with ${commandLine('translations write', language)}. If you deleted the file, bring it back with ${restoreLine(file)}; otherwise, check whether it was moved or renamed.`,
      fr: `${file} n’existe pas. Si la langue est nouvelle, créez-le avec ${commandLine('translations write', language)}. Si vous l’avez supprimé, rétablissez-le avec ${restoreLine(file)} ; sinon, vérifiez s’il a été déplacé ou renommé.`,
    }),
    otherCode: ({ language, meant }: Record<'language' | 'meant', string>) => ({
      en: `The language "${language}" has no file, and locales/${meant}.json belongs to no language. Correct the code of the language.`,
      fr: `La langue « ${language} » n’a pas de fichier, et locales/${meant}.json n’est celui d’aucune langue. Corrigez le code de la langue.`,
    }),
    misnamed: ({ right }: { right: string }) => ({
      en: `The site reads ${right}, which does not exist. Rename this one, or restore it: ${restoreLine(right)}`,
      fr: `Le site lit ${right}, qui n’existe pas. Donnez-lui ce nom, ou restaurez-le : ${restoreLine(right)}`,
    }),
    other: ({ reason }: { reason: string }) => ({
      en: `This file cannot be read: ${reason}.`,
      fr: `Ce fichier ne peut pas être lu : ${reason}.`,
    }),
  },
} satisfies RuleInfo;
