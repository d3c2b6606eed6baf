import { cleanup, configure } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach } from 'vitest';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom draws nothing, and prints an error when it is asked to.
HTMLCanvasElement.prototype.getContext = () => null;

// Without layout the styles of components change nothing but the time that a search by role takes.
CSSStyleSheet.prototype.insertRule = () => 0;
CSSStyleSheet.prototype.deleteRule = () => undefined;

// What another test file has kept.
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

/** A component that is rendered without the texts of a language shows their keys. */
const keys = createInstance();
void keys.use(initReactI18next).init({ lng: 'cimode', initAsync: false });

// A test that renders an app changes the instance that components use by default.
beforeEach(() => initReactI18next.init(keys));

afterEach(cleanup);
