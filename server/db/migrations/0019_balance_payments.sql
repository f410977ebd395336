DROP INDEX "payments_one_success";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "from_balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("purchase_id",("pay_type" = 'balance')) WHERE "payments"."state" = 1;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_from_balance" CHECK ("purchases"."from_balance" between 0 and "purchases"."amount");