import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTexts } from './page-texts'

const meta = {
  title: 'Audio editor/PageTexts',
  component: PageTexts,
  args: {
    building: false,
    language: 'en',
    pages: [
      { pageVariationId: 101, pageNumber: 1, text: 'The little lamp stood on the window sill.' },
      { pageVariationId: 102, pageNumber: 2, text: '' },
    ],
  },
} satisfies Meta<typeof PageTexts>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}

export const Building: Story = { args: { building: true, pages: [] } }

export const RightToLeft: Story = {
  args: { language: 'ar', pages: [{ pageVariationId: 7, pageNumber: 1, text: 'كان المصباح الصغير على النافذة.' }] },
}
