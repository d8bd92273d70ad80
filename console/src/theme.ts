import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const pine: MantineColorsTuple = [
  '#eef7f3',
  '#d8ede4',
  '#b0dbc9',
  '#84c8ac',
  '#5fb793',
  '#43a37f',
  '#2f8b69',
  '#227456',
  '#175f46',
  '#0f4834',
]
/** Mantine builds its dark scheme from these: text at the start, the page's ground near the end. */
const dark: MantineColorsTuple = [
  '#e3e9e6',
  '#c6d0cb',
  '#a3afa9',
  '#7f8c86',
  '#4a5550',
  '#38423d',
  '#29312d',
  '#1b211e',
  '#141917',
  '#0e1210',
]
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#eae7e1',
  '#dedad2',
  '#cbc6bc',
  '#a9a499',
  '#807b71',
  '#5f5b53',
  '#413e38',
  '#2a2824',
]

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 8,
  autoContrast: true,
  colors: { pine, dark, gray },
  black: '#1c211f',
  fontFamily: "'Inter', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Open Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.75rem', lineHeight: '1.25' }, h2: { fontSize: '1.0625rem', lineHeight: '1.4' } },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // A menu belongs to the landmark it opens from, and has no children but its items.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
  },
})

/** Where Mantine's own shades miss a contrast of 4.5, and the few colours that are ours. */
export const colours: CSSVariablesResolver = () => ({
  variables: { '--brand-amber': '#e0a03a' },
  light: {
    '--mantine-color-body': '#f7f5f1',
    '--mantine-color-dimmed': '#5c625e',
    '--mantine-color-placeholder': '#6b716d',
    '--mantine-color-error': '#a8201a',
    '--mantine-color-anchor': '#175f46',
    '--mantine-color-red-light': '#fbe9e6',
    '--mantine-color-red-light-color': '#a8201a',
    '--surface': '#ffffff',
    '--line': '#e3dfd7',
    '--brand-mark': '#175f46',
    '--good': '#2f8b69',
    '--shade': '0 1px 2px rgb(40 36 28 / 5%), 0 8px 24px -12px rgb(40 36 28 / 12%)',
  },
  dark: {
    '--mantine-color-body': '#141917',
    '--mantine-color-dimmed': '#a3afa9',
    '--mantine-color-placeholder': '#93a099',
    '--mantine-color-error': '#ff9c93',
    '--mantine-color-anchor': '#84c8ac',
    '--mantine-color-default-hover': '#242c28',
    '--mantine-color-pine-light': 'rgb(67 163 127 / 16%)',
    '--mantine-color-pine-light-hover': 'rgb(67 163 127 / 22%)',
    '--mantine-color-pine-light-color': '#a9dcc7',
    '--mantine-color-gray-light-hover': 'rgb(227 233 230 / 8%)',
    '--mantine-color-red-light': 'rgb(255 130 118 / 12%)',
    '--mantine-color-red-light-color': '#ffb3aa',
    '--surface': '#1b211e',
    '--line': '#2d3632',
    '--brand-mark': '#43a37f',
    '--good': '#5fb793',
    '--shade': '0 1px 2px rgb(0 0 0 / 30%)',
  },
})
