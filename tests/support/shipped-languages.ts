import { declareLanguagesOf } from './declare-languages';

declareLanguagesOf('site.config.json');
