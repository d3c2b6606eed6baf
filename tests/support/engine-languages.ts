import { declareLanguagesOf } from './declare-languages';

declareLanguagesOf('tests/support/sites/agency/site.config.json');
