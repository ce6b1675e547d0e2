import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GeneratePanel, type GeneratePanelProps } from './generate-panel'

const props: GeneratePanelProps = {
  state: { kind: 'idle' },
  cost: { isExact: true, characters: 516 },
  isBuildingText: false,
  canGenerate: true,
  replacesNarration: false,
  onGenerate: () => undefined,
  onContinue: null,
}

it('warns that generating cannot be cancelled [AUD-050 AUD-051]', async () => {
  const onGenerate = vi.fn()
  await render(<GeneratePanel {...props} onGenerate={onGenerate} />)
  await expect.element(page.getByText(/Once started, this cannot be cancelled\./)).toBeVisible()
  await page.getByRole('button', { name: 'Generate audio' }).click()
  expect(onGenerate).toHaveBeenCalledOnce()
})

it('shows the cost before generating', async () => {
  await render(<GeneratePanel {...props} />)
  await expect.element(page.getByText('Uses 516 characters.')).toBeVisible()
})

it("shows 'at most' until the cost is exact, and says when nothing needs sending", async () => {
  const screen = await render(<GeneratePanel {...props} cost={{ isExact: false, characters: 516 }} />)
  await expect.element(page.getByText('Uses at most 516 characters.')).toBeVisible()
  await screen.rerender(<GeneratePanel {...props} cost={{ isExact: true, characters: 0 }} />)
  await expect.element(page.getByText('Uses no characters: everything is already spoken.')).toBeVisible()
})

it('confirms before replacing a narration, with the button disabled for two seconds', async () => {
  const onGenerate = vi.fn()
  await render(<GeneratePanel {...props} replacesNarration onGenerate={onGenerate} onContinue={() => undefined} />)
  await page.getByRole('button', { name: 'Generate again' }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace the narration?' })
  await expect.element(question).toBeVisible()
  const confirm = question.getByRole('button', { name: 'Generate again' })
  await expect.element(confirm).toBeDisabled()
  expect(onGenerate).not.toHaveBeenCalled()
  await confirm.click()
  expect(onGenerate).toHaveBeenCalledOnce()
})

it('names the voice of the current narration', async () => {
  await render(<GeneratePanel {...props} replacesNarration narrator="Robin" onContinue={() => undefined} />)
  await expect.element(page.getByText('Narrated by Robin')).toBeVisible()
})

it('shows progress and ignores a second press', async () => {
  const onGenerate = vi.fn()
  await render(<GeneratePanel {...props} state={{ kind: 'running', done: 1, total: 4 }} onGenerate={onGenerate} />)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await page.getByRole('button', { name: 'Generate audio' }).click({ force: true })
  expect(onGenerate).not.toHaveBeenCalled()
})
