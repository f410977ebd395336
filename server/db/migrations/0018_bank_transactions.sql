CREATE TABLE "bank_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_transactions_once" UNIQUE("provider","transaction_id"),
	CONSTRAINT "bank_transactions_amount" CHECK ("bank_transactions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_transaction_id" text;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD CONSTRAINT "sandbox_transfers_ref_sandbox_payments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."sandbox_payments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_payment_id_index" ON "bank_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfers_ref_index" ON "sandbox_transfers" USING btree ("ref");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bank_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("bank_transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bank_transaction" UNIQUE("bank_transaction_id");--> statement-breakpoint
-- What was paid in the sandbox before it knew transfers was paid by one.
INSERT INTO "sandbox_transfers" ("id", "ref", "amount", "at") SELECT "ref" || '.paid', "ref", "amount", "settled_at" FROM "sandbox_payments" WHERE "state" = 'paid' AND "settled_at" IS NOT NULL;
