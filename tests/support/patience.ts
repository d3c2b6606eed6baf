import { configure } from '@testing-library/react';

// A machine that is busy with something else is slow, not wrong; the default is one second.
configure({ asyncUtilTimeout: 15_000 });
