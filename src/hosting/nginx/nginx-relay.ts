import { RELAY_PORT, relayLimits, SEND_PATH } from '../../contact/relay-limits';
import type { ContactRules } from '../../site/page-data.types';

/**
 * Returns the location that forwards the messages of the form to the relay (docs/relay.md), for the folder `enabled/`.
 * Its rate limit is that of maps.conf: from one sender a message each minute, and 20 more at once, because a long message
 * is sent in parts and an office can share an address.
 */
export function nginxRelay(rules: ContactRules): string {
  const { bytes, nginx, nginxConnect } = relayLimits(rules);
  return `location = ${SEND_PATH} {
  limit_req zone=site_sender burst=20 nodelay;
  limit_req_status 429;
  client_max_body_size ${bytes};
  proxy_pass http://127.0.0.1:${RELAY_PORT};
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_connect_timeout ${nginxConnect}ms;
  proxy_read_timeout ${nginx}ms;
  # A request without a response is never sent again: only the visitor decides that.
  proxy_next_upstream off;
}
`;
}
