CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"store_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "purchases_no_unique" UNIQUE("no"),
	CONSTRAINT "purchases_kind" CHECK ("purchases"."kind" in ('order', 'bill', 'topUp', 'couponPack', 'vipPlan', 'equityCard', 'giftCard', 'pointsOrder', 'deposit')),
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('pending', 'paid', 'closed', 'partlyRefunded', 'refunded')),
	CONSTRAINT "purchases_amounts" CHECK ("purchases"."refunded" between 0 and "purchases"."amount")
);
--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "order_id" TO "purchase_id";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_paymentId_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "payments_order_id_index";--> statement-breakpoint
DROP INDEX "payments_one_success";--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_expire_at_index" ON "purchases" USING btree ("expire_at") WHERE "purchases"."state" = 'pending';--> statement-breakpoint
-- Every order that is paid by itself becomes a purchase with the same id, so that its payments and refunds stay with it.
INSERT INTO "purchases" ("id", "no", "kind", "user_id", "store_id", "amount", "refunded", "state", "created_at", "expire_at", "paid_at", "closed_at")
SELECT "id", "order_no", CASE "type" WHEN 1 THEN 'order' WHEN 2 THEN 'topUp' WHEN 3 THEN 'bill' ELSE 'couponPack' END, "user_id", "store_id", "pay_amount",
	CASE WHEN "state" = 8 THEN "pay_amount" ELSE 0 END,
	CASE WHEN "state" = 8 THEN 'refunded' WHEN "paid" THEN 'paid' WHEN "state" IN (0, -1) THEN 'closed' ELSE 'pending' END,
	"created_at", CASE WHEN "state" = 1 THEN "expire_at" END, CASE WHEN "paid" THEN "paid_at" END, CASE WHEN NOT "paid" THEN "closed_at" END
FROM "orders"
WHERE "batch_no" IS NULL OR "pay_type" IS NOT NULL OR EXISTS (SELECT FROM "payments" WHERE "payments"."purchase_id" = "orders"."id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_purchase_id_index" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("purchase_id") WHERE "payments"."state" = 1;