-- Whether a sale took stock from an allocation, as of the sale: the lock of the ticket changes later. Null for earlier sales.
alter table purchaseorder_item add column use_allocation boolean;
