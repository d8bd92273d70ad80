// Made from package.json by `npm run generate`: change the server's schemas, not this file.
export const version = '0.1.0'
