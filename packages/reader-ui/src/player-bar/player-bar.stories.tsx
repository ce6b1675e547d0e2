import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlayerBar, type PlayerState } from '.'

const narrated: PlayerState = {
  kind: 'narrated',
  isPlaying: false,
  isWaiting: false,
  positionSeconds: 47.2,
  durationSeconds: 185,
  rate: 1,
  pageStartsSeconds: [21, 40, 66, 92, 130, 161],
}
const nothing = () => undefined

const meta = {
  title: 'Reader/PlayerBar',
  component: PlayerBar,
  args: {
    state: narrated,
    page: { number: 3, last: 3, total: 11, hasPrevious: true, hasNext: true },
    languages: ['en'],
    direction: 'ltr',
    on: {
      togglePlay: nothing,
      previousPage: nothing,
      nextPage: nothing,
      choosePosition: nothing,
      chooseRate: nothing,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    frame: { width: 1024, height: 200 },
    docs: {
      description: {
        component: [
          '**Use for** listening to a book: play, pages, position and speed. Arrows follow the direction of the book.',
          '**Keyboard**: Space plays and pauses, the arrow keys turn pages; both work on the whole screen.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PlayerBar>
export default meta
type Story = StoryObj<typeof meta>

export const Paused: Story = {}
export const Playing: Story = { args: { state: { ...narrated, isPlaying: true } } }
export const NotKnownYet: Story = { args: { state: { ...narrated, positionSeconds: 0, durationSeconds: null } } }
export const PageInAnotherLanguage: Story = { args: { languages: ['en', 'es'] } }
export const Silent: Story = { args: { state: { kind: 'silent' } } }
export const FirstPageOfARightToLeftBook: Story = {
  args: { direction: 'rtl', page: { number: 1, last: 1, total: 11, hasPrevious: false, hasNext: true } },
}

export const OnAPhone: Story = { ...Paused, globals: { viewport: { value: 'w375', isRotated: false } } }
