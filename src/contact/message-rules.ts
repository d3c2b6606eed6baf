/** The code that is needed only to send a message. The form imports it when it first gets the focus. */
export { messageProblem, valueProblem } from './message-problem';
export { nextPart } from './message/next-part';
