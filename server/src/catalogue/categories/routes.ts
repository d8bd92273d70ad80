import { notFound, repricing } from '../../lib/errors.js'
import { type CatalogueNoun, catalogueReads, catalogueWrites } from '../../platform/http/catalogue-routes.js'
import type { Routes } from '../../platform/http/routes.js'
import { categoryList } from './list.js'
import { Category, CategoryChange, NewCategory } from './schema.js'
import * as service from './service.js'
import { anyCategory } from './store.js'

const category: CatalogueNoun<typeof NewCategory, typeof CategoryChange, typeof Category> = {
  path: '/v1/categories',
  tag: 'categories',
  noun: 'category',
  named: 'a category',
  deletable: 'that has no tickets',
  shape: Category,
  input: NewCategory,
  change: CategoryChange,
  faults: { create: ['venue_not_found'], change: ['immutable_field', ...repricing] },
  async find(ctx, text) {
    if (!(await anyCategory(ctx.db, text))) throw notFound('category', text)
    return text
  },
}

export const categoryRoutes: Routes = async (app, { ctx }) => {
  catalogueReads(app, ctx, category, categoryList, service)
  catalogueWrites(app, ctx, category, service)
}
