/** The entry of a Web Worker: pages load it with `?worker`. */
import { serve } from '../src/worker.js';

serve({
  send: (message, transfer = []) => self.postMessage(message, { transfer: [...transfer] }),
  listen: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
});
