/** The site whose pages send messages. */
export const SITE = 'https://www.trace.example';

/**
 * Sends a message to a relay as a page of the site does.
 *
 * @param number identifies the visitor: each has a different address
 * @returns whether the relay accepted the message for delivery
 */
export async function postMessage(address: string, subject: string, number: number): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/v1.0/email/send`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: SITE,
        'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}`,
      },
      body: JSON.stringify({
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: {
          from_name: 'Salma',
          from_email: 'salma@atlas.example',
          subject,
          message: 'Bonjour à tous, السلام عليكم',
        },
      }),
    });
    return response.ok && (await response.text()) === 'OK';
  } catch {
    return false;
  }
}
