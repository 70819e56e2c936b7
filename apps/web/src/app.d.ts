import type { Language } from '@open-yatzy/i18n';
import type { Person } from '@open-yatzy/protocol';

declare global {
  namespace App {
    interface Locals {
      readonly lang: Language;
      readonly person: Person | null;
      /** The hidden field `token` of every form on this page. */
      readonly formToken: string;
      /** Whether the page goes to someone who runs no scripts. */
      readonly isPlain: boolean;
    }
  }
}
