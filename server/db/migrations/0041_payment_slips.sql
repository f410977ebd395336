CREATE TABLE "payment_slips" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"picture" text NOT NULL,
	"bank" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payment_slips_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_slips_state" CHECK ("payment_slips"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "payment_slips_decided" CHECK (("payment_slips"."state" = 'waiting') = ("payment_slips"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_slips" ADD CONSTRAINT "payment_slips_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_slips_payment_id_index" ON "payment_slips" USING btree ("payment_id");