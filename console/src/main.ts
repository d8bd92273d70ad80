import { ready } from './texts.js'

// Modules have texts in tables that are made when they are loaded, so the catalogue comes first. English needs none.
void ready.then(() => import('./app.js'))
