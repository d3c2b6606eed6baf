/** All that only a message about to be sent needs; the form fetches it when it first gets the focus. */
export { messageProblem, valueProblem } from './message-problem';
export { nextPart } from './message/next-part';
