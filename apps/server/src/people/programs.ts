import {
  type MadeProgram,
  mostPrograms,
  type PeopleServices,
  type Program,
  type ProgramServices,
  refused,
} from '@open-yatzy/protocol';
import type { Live } from '../live/live.ts';
import type { Clock } from '../matches/clock.ts';
import { newPersonId } from '../matches/names.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { nameFault, type Persons } from './persons.ts';

export interface ProgramParts {
  readonly store: PeopleStore;
  readonly persons: Persons;
  readonly people: Pick<PeopleServices, 'delete'>;
  readonly live: Pick<Live, 'hangUp'>;
  readonly clock: Clock;
}

/** Bot accounts. A program is a person of another kind, and its token that of the only session it has. */
export function makeProgramServices({ store, persons, people, live, clock }: ProgramParts): ProgramServices {
  const list: ProgramServices['list'] = async (owner) =>
    (await store.programsOf(owner)).map(({ id, name }) => ({ id, name }));

  /** In place of the session that the program had. */
  async function admit(program: Program): Promise<MadeProgram> {
    const { token, session } = persons.newSession(null);
    await store.addSession({ ...session, person: program.id });
    await store.endOtherSessions(program.id, session.id);
    live.hangUp(program.id);
    return { type: 'made', program, token };
  }

  return {
    list,
    async make({ id: owner, kind }, given) {
      if (kind === 'program') return refused('PeopleOnly');
      const program = { id: newPersonId(), name: given.trim() };
      const fault = nameFault(program.name);
      if (fault) return fault;
      if ((await list(owner)).length >= mostPrograms) return refused('TooManyPrograms');
      await store.addProgram(program, owner, clock.now());
      return admit(program);
    },
    async renew(owner, id) {
      const program = (await list(owner)).find((each) => each.id === id);
      return program ? admit(program) : refused('UnknownProgram');
    },
    async remove(owner, id) {
      const program = (await list(owner)).find((each) => each.id === id);
      if (!program) return refused('UnknownProgram');
      await people.delete(program.id, program.name);
      return null;
    },
  };
}
