import { fileChecks } from './checks/files';
import { hasJava, markupChecks, nuChecks } from './checks/markup';
import { pictureChecks } from './checks/pictures';
import { secretChecks } from './checks/secrets';
import { promises } from './promises';

promises({ ...fileChecks, ...secretChecks(), ...pictureChecks, ...markupChecks });
if (hasJava) promises(nuChecks, ['nightly']);
