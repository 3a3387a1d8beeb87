import { launch } from 'puppeteer-core'
import { type Hand, heightPx } from './hand.ts'

/** What Firefox asks others for by itself: nothing in a test. */
const quiet = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** A Firefox without windows, over WebDriver BiDi. */
export async function firefoxHand(executablePath: string): Promise<Hand> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: quiet,
    defaultViewport: { width: 1440, height: heightPx },
  })
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    async press(xpath) {
      const element = await page.$(`::-p-xpath(${xpath})`)
      if (!element) throw new Error(`Nothing is found by ${xpath}`)
      await element.click()
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    look: (expression) => page.evaluate(expression),
    // The long-lived Firefox does as it is told, and then refuses the orientation that the library sends along.
    resize: (width) =>
      page.setViewport({ width, height: heightPx }).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      }),
    close: () => browser.close(),
  }
}
