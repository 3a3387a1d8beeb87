import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

/** Texts that would run, load, cover the page or look like the app, and what of them stays to be read. */
const hostile: readonly string[] = [
  '<p>Read me.<script>window.hit = 1</script></p>',
  '<p onclick="window.hit = 1" onmouseover=window.hit=1>Read me.</p>',
  '<a href="javascript:window.hit = 1">Read me.</a>',
  '<a href=" jav&#x09;ascript:window.hit=1">Read me.</a>',
  '<a href="data:text/html,<script>1</script>">Read me.</a>',
  '<a href="//evil.example/">Read me.</a>',
  '<img src=x onerror="window.hit = 1"><p>Read me.</p>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example/)">Read me.</div>',
  '<style>body { display: none }</style><p>Read me.</p>',
  '<table background="https://evil.example/a.png"><tbody><tr><td>Read me.</td></tr></tbody></table>',
  '<iframe src="https://evil.example/"></iframe><p>Read me.</p>',
  '<form action="https://evil.example/"><input name="password"></form><p>Read me.</p>',
  '<svg onload="window.hit = 1"><a href="javascript:window.hit = 1"></a></svg><p>Read me.</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1"></style></table></mtext></math><p>Read me.</p>',
  '<p class="lb-dialog" id="main" name="x" data-x="1">Read me.</p>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><p>Read me.</p>',
]

const dangerous =
  'script, style, iframe, form, input, img, svg, math, meta, [style], [class], [id], [name], [background]'

test(
  'terms are shown as people see them: nothing of them runs, loads or covers the page, and what is left out is said',
  nightly('packages/web/src/features/system-settings/system-setting-form.test.tsx', 'packages/web/e2e/sign-up.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/systemSettings')
    const { dialog, row } = listPage(page)
    await row('agreement').getByRole('link').first().click()
    const text = dialog.getByLabel('Text', { exact: true })
    const preview = dialog.getByRole('region', { name: 'As people see it' })
    await expect(preview.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
    await expect(dialog.getByText('Version 2 is in force.')).toBeVisible()
    for (const each of hostile) {
      await text.fill(each)
      await expect(preview, each).toHaveText('Read me.')
      await expect(dialog.getByText(/^Left out, as it is not safe to show: /), each).toBeVisible()
      // The element that holds the text is the app's own.
      const inside = await preview
        .locator('> div')
        .evaluate((element, forbidden) => [element.querySelectorAll(forbidden).length, element.innerHTML], dangerous)
      expect(inside, each).toEqual([0, expect.not.stringMatching(/\son\w+=|javascript:|data:|evil/i)])
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await text.fill('<h2>House rules</h2><p>Be kind.</p>')
    await expect(dialog.getByText(/^Left out/)).toHaveCount(0)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  },
)
