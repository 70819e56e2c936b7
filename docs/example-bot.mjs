// A bot that plays one game by a rule of its own: `node example-bot.mjs http://localhost:3000 TOKEN [TABLE]`.
// It sits down at an open table, or waits for a quick match of two seats. Node 22 or later; docs/api.md says more.
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';

const [server, token, table] = process.argv.slice(2);
if (!token || !globalThis.WebSocket) {
  console.error('With Node 22 or later: node example-bot.mjs http://localhost:3000 TOKEN [TABLE]');
  process.exit(2);
}
const authorization = `Bearer ${token}`;

async function ask(method, path, body) {
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, body: body && JSON.stringify(body) };
  const response = await fetch(new URL(path, server), init);
  if (response.status === 429) {
    await new Promise((later) => setTimeout(later, 1000 * Number(response.headers.get('retry-after') ?? 1)));
    return ask(method, path, body);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.error.code}: ${answer.error.message}`);
  return answer;
}

/** Collects the face that it has most of, the highest of several, and writes what brings most. */
function choose({ turn: { dice, kept, rolls }, options }) {
  if (!dice) return { type: 'roll', keep: [] };
  const worth = ({ points, bonus }) => points + bonus;
  const best = options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const most = [6, 5, 4, 3, 2, 1]
    .map((face) => dice.flatMap((each, position) => (each === face ? [position] : [])))
    .reduce((one, other) => (other.length > one.length ? other : one));
  // Where dice that were kept stand, they must be kept again.
  const keep = kept.length > 0 ? dice.flatMap((each, at) => (each === dice[kept[0]] ? [at] : [])) : most;
  const isEnough = rolls === 3 || worth(best) >= 25 || keep.length === 5;
  return isEnough ? { type: 'write', box: best.box } : { type: 'roll', keep };
}

/** Plays as long as it is my turn. Gives the match as it stands then. */
async function play(match) {
  for (;;) {
    const state = await ask('GET', `/api/matches/${match}`);
    const seat = state.seats[state.turn?.seat];
    const isMine = seat?.holder.person === me.id && state.pausedSince === null;
    if (!isMine) return state;
    const command = { ...choose(state), at: state.seq, id: randomUUID() };
    await ask('POST', `/api/matches/${match}/commands`, command);
  }
}

const me = await ask('GET', '/api/me');
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/live`, { headers: { authorization } });
const messages = on(socket, 'message', { close: ['close'] });
await once(socket, 'open');

const wish = { rules: 'scandinavian-15', mode: 'normal', seats: 2, opponent: 'people', commitment: null };
let { match } = table
  ? await ask('POST', '/api/lobby/seats', { match: table, commitment: null })
  : await ask('PUT', '/api/lobby/wait', wish);
const follow = () => socket.send(JSON.stringify({ type: 'follow', version: 1, match, from: 0 }));
if (match) follow();

let seen = 0;
for await (const [{ data }] of messages) {
  const { type, news, events } = JSON.parse(data);
  if (type === 'news' && news.type === 'paired') {
    match = news.match;
    follow();
  }
  if (type !== 'events' || events.at(-1).seq <= seen) continue;
  const state = await play(match);
  seen = state.seq;
  if (!['finished', 'abandoned', 'closed'].includes(state.phase)) continue;
  const mine = state.seats.findIndex(({ holder }) => holder.person === me.id);
  process.stdout.write(`${match}: ${state.results?.[mine]?.outcome ?? state.phase}\n`);
  socket.close();
  break;
}
