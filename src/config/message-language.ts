export * from '../lib/text/message-language';
