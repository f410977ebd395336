CREATE TABLE "order_counters" (
	"day" date PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('orderClosed', 'paidTwice', 'wrongAmount')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"pay_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_state" CHECK ("sandbox_payments"."state" in ('open', 'paid', 'failed')),
	CONSTRAINT "sandbox_payments_amount" CHECK ("sandbox_payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_rates";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "data" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_done_at_index" ON "refunds" USING btree ("done_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in (0, 1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_rates" CHECK ("stores"."service_rate" between 0 and 10000 and "stores"."vat_rate" between 0 and 10000 and "stores"."tax_rate" between 0 and 10000);