import Type from 'typebox'
import { Body, Email } from '../../lib/schema.js'

export const LinkLetter = Body({ email: Email }, { title: 'LinkLetter', examples: [{ email: 'ana@guest.example' }] })

export const LinkCode = Type.Object(
  {
    size: Type.Integer({ description: 'Width and height of the code in modules, its light edge included', examples: [45] }),
    path: Type.String({ description: 'Its dark parts as the path of an SVG, one unit a module', examples: ['M4 4h7v1h-7z'] }),
  },
  { title: 'LinkCode' },
)
