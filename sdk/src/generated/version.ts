// Made from package.json and openapi.json by `npm run generate`: change the server's schemas, not this file.
export const version = '0.1.0'
export const apiVersion = '2026-11-16'
