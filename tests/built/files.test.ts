import { fileChecks } from './checks/files';
import { markupChecks } from './checks/markup';
import { pictureChecks } from './checks/pictures';
import { secretChecks } from './checks/secrets';
import { promises } from './promises';

promises({ ...fileChecks, ...secretChecks(), ...pictureChecks, ...markupChecks });
