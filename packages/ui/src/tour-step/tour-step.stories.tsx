import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Play, Settings } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Inline, Stack } from '../layout'
import { Text } from '../text'
import { TourStep } from '.'

const nothing = () => undefined

function Bar() {
  return (
    <Stack gap="l">
      <Inline gap="s" justify="between">
        <Inline gap="s">
          <span data-tour="play">
            <IconButton icon={Play} tone="accent" label="Play" />
          </span>
          <Text>The Wind in the Willows</Text>
        </Inline>
        <span data-tour="settings">
          <IconButton icon={Settings} label="Settings" />
        </span>
      </Inline>
      <Text>
        The Mole had been working very hard all the morning, spring-cleaning his little home. First with brooms, then
        with dusters; then on ladders and steps and chairs, with a brush and a pail of whitewash.
      </Text>
    </Stack>
  )
}

const meta = {
  title: 'Overlays/TourStep',
  component: TourStep,
  args: {
    open: true,
    target: '[data-tour="play"]',
    title: 'Listen to the book',
    children: 'The voice reads the page and highlights each word. The space bar does the same.',
    step: 2,
    total: 5,
    onBack: nothing,
    onNext: nothing,
    onSkip: nothing,
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <>
      <Bar />
      <TourStep {...args} />
    </>
  ),
  parameters: {
    frame: { width: 1024, height: 360 },
    docs: {
      description: {
        component: [
          '**Use for** one step of a short guided tour, beside the element it explains. Without that element the step appears in the middle.',
          '**Use `Tooltip` instead** when you explain a single control.',
          'The page cannot be used meanwhile. On phones it is a sheet at the lower edge, or above its element. **Keyboard**: the focus starts on “Next” at each step, stays in the step and returns at the end; Escape leaves the tour.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TourStep>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddleOfTheTour: Story = {}

export const First: Story = { args: { step: 1, side: 'end' } }

export const Last: Story = {
  args: { step: 5, target: '[data-tour="settings"]', title: 'Make it yours', children: 'Speed, size and colours.' },
}

export const MissingTarget: Story = { args: { target: '[data-tour="gone"]' } }

export const LongText: Story = {
  args: {
    title: 'Configuración de la reproducción automática de la narración',
    children:
      'La voz lee la página y se ilumina la palabra que se está leyendo; con la barra espaciadora se detiene o continúa, y con las flechas se pasa de página.',
  },
}

function Tour() {
  const [step, setStep] = useState(0)
  const steps = ['play', 'settings'] as const
  return (
    <Stack gap="l">
      <Bar />
      <Button onClick={() => setStep(1)}>Start the tour</Button>
      <TourStep
        open={step > 0}
        target={`[data-tour="${steps[step - 1] ?? steps[0]}"]`}
        title={step === 2 ? 'Make it yours' : 'Listen to the book'}
        step={Math.max(step, 1)}
        total={steps.length}
        onBack={() => setStep(step - 1)}
        onNext={() => setStep(step === steps.length ? 0 : step + 1)}
        onSkip={() => setStep(0)}
      >
        {step === 2 ? 'Speed, size and colours.' : 'Each word is highlighted as it is read.'}
      </TourStep>
    </Stack>
  )
}

export const WholeTour: Story = {
  render: () => <Tour />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the tour' }))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }
