import type { Hex, MatchState, PlayerCommand, SeedOffer } from '@open-yatzy/match';
import type { ClientCommand } from '@open-yatzy/protocol';
import { newBotNames, newSeed } from './names.ts';
import { middling } from './settle.ts';

/** A rematch needs a match to be opened first, so it is not among these. */
export type DirectCommand = Exclude<ClientCommand, { type: 'rematch' }>;

/** What a seat adds to the dice: promised by its client, or made here and shown. */
export function seedOffer(commitment: Hex | null): SeedOffer {
  return commitment === null ? { type: 'shown', seed: newSeed() } : { type: 'committed', commitment };
}

/** What a client asks for, with what only the server can add: the seed for a client that makes none, bots and their names, and that a bot account is one. */
export function playerCommand(command: DirectCommand, state: MatchState, isProgram = false): PlayerCommand {
  switch (command.type) {
    case 'takeSeat': {
      const { name, commitment } = command;
      return { type: 'takeSeat', name, seed: seedOffer(commitment), ...(isProgram && { program: true }) };
    }
    case 'seatBot': {
      const [name = ''] = newBotNames(state, 1);
      return { type: 'seatBot', bot: command.bot ?? middling, name };
    }
    case 'start': {
      const empty = state.seats.filter(({ holder }) => holder.type === 'nobody').length;
      const bot = command.bot ?? middling;
      return { type: 'start', bots: newBotNames(state, empty).map((name) => ({ bot, name })) };
    }
    case 'freeSeat':
      return { type: 'freeSeat', seat: command.seat };
    case 'revealSeed':
      return { type: 'revealSeed', seat: command.seat, seed: command.seed };
    case 'roll':
      return { type: 'roll', keep: command.keep };
    case 'write':
      return { type: 'write', box: command.box };
    case 'leave':
    case 'return':
    case 'resign':
    case 'proposeEnd':
    case 'proposeDraw':
    case 'proposePause':
    case 'declineProposal':
    case 'resume':
      return { type: command.type };
  }
}
