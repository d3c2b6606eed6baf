import { linkChecks } from './checks/links';
import { pageChecks } from './checks/pages';
import { searchChecks } from './checks/search';
import { weightChecks } from './checks/weight';
import { promises } from './promises';

promises({ ...pageChecks, ...linkChecks, ...searchChecks, ...weightChecks });
