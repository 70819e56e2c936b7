import { addressWord, type Language } from '@open-yatzy/i18n';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { withoutMotion } from './table.ts';

const phone = { width: 360, height: 640 };

/** What Chromium has in place of a fingerprint reader. */
interface Virtual {
  readonly cdp: CDPSession;
  readonly authenticator: string;
}

/** A device with an authenticator of its own, which holds no passkey yet. */
export class Device {
  readonly page: Page;
  readonly #origin: string;
  readonly #cdp: CDPSession;
  readonly #authenticator: string;

  private constructor(page: Page, origin: string, virtual: Virtual) {
    this.page = page;
    this.#origin = origin;
    this.#cdp = virtual.cdp;
    this.#authenticator = virtual.authenticator;
  }

  static async start(browser: Browser, origin: string): Promise<Device> {
    const context = await browser.newContext({ viewport: phone, locale: 'en-GB' });
    await withoutMotion(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(page, origin, { cdp, authenticator: authenticatorId });
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** As a password manager does it: every passkey of this device is on the other, too. */
  async shareWith(other: Device): Promise<void> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', {
      authenticatorId: this.#authenticator,
    });
    for (const credential of credentials) {
      await other.#cdp.send('WebAuthn.addCredential', { authenticatorId: other.#authenticator, credential });
    }
  }

  async account(language: Language = 'en'): Promise<void> {
    await this.page.goto(`${this.#origin}/${language}/${addressWord(language, 'account')}`);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** Their name and mark, by which anyone knows them. */
  async identity(): Promise<readonly string[]> {
    await this.account();
    const name = await this.page.locator('#name').inputValue();
    return [name, await this.page.locator('main .avatar').first().innerHTML()];
  }
}
