import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Host } from '../host.mjs';

/** Keeps a file back from service workers, too, which the network of a page does not show. */
export function holdBackAtHost(host: Host, address: RegExp) {
  const { server } = host;
  const [answer] = server.listeners('request');
  const gate = new EventEmitter();
  const asked = once(gate, 'ask');
  const open = once(gate, 'open');
  const answerLate: RequestListener = (request, response) => {
    const go = () => void answer?.call(server, request, response);
    if (address.test(request.url ?? '')) {
      gate.emit('ask');
      void open.then(go);
    } else go();
  };
  server.removeAllListeners('request').on('request', answerLate);
  return { asked, letIn: () => gate.emit('open') };
}
