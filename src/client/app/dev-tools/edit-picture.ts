import { element, type Control } from './element';

/** The most bytes that a picture of the computer may have. */
export const MAX_PICTURE_BYTES = 10_000_000;

export const TOO_LARGE =
  'Cette image pèse plus de 10\u00a0Mo. Enregistrez-la de nouveau en JPEG, avec 4000 pixels de large au plus.';

/**
 * Returns the control with which somebody chooses a picture of the computer in place of one of a list.
 *
 * @param listed the control with the list, which the last choice replaces
 */
export function pictureInput(listed: Control): HTMLInputElement {
  const { name, required } = listed;
  const input = element('input', {
    type: 'file',
    name,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  });
  const check = () => {
    const [file] = input.files ?? [];
    input.setCustomValidity(file && file.size > MAX_PICTURE_BYTES ? TOO_LARGE : '');
    listed.required = required && !file;
  };
  input.addEventListener('change', check);
  listed.addEventListener('change', () => {
    input.value = '';
    check();
  });
  return input;
}

/** Returns the pictures that are chosen in some controls, in base64, by the names of the controls. */
export async function picturesIn(controls: readonly Control[]): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const control of controls) {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    if (file) pictures[control.name] = await base64(file);
  }
  return pictures;
}

/** Returns a file in base64; nothing when it cannot be read any more. */
function base64(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? '').split(',')[1] ?? ''));
    reader.readAsDataURL(file);
  });
}
