CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "purchases_paid_at_index" ON "purchases" USING btree ("paid_at");