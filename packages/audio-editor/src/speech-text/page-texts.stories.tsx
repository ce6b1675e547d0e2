import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTexts } from './page-texts'

const meta = {
  title: 'Audio editor/PageTexts',
  component: PageTexts,
  args: {
    building: false,
    language: 'en',
    pages: [
      { pageVariationId: 101, pageNumber: 1, text: 'The little lamp stood on the window sill.', narration: null },
      { pageVariationId: 102, pageNumber: 2, text: '', narration: null },
    ],
  },
} satisfies Meta<typeof PageTexts>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}

export const Narrated: Story = {
  args: {
    pages: [true, false].map((playing, index) => ({
      pageVariationId: 101 + index,
      pageNumber: 1 + index,
      text: 'The little lamp stood on the window sill.',
      narration: { playing, onToggle: () => undefined },
    })),
  },
}

export const Building: Story = { args: { building: true, pages: [] } }

export const RightToLeft: Story = {
  args: {
    language: 'ar',
    pages: [{ pageVariationId: 7, pageNumber: 1, text: 'كان المصباح الصغير على النافذة.', narration: null }],
  },
}
