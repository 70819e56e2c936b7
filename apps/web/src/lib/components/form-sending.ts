import { createContext } from 'svelte';
import type { Action } from 'svelte/action';

/** Sends a form without leaving the page; every kind of page says how, for all that is on it. */
export const [formSending, provideFormSending] = createContext<Action<HTMLFormElement, undefined>>();
